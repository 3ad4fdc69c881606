import fc from 'fast-check';
import * as z from 'zod/mini';
import { inLanguage } from '#content/client/inLanguage.ts';
import { isFilled } from '#content/groq.ts';
import { evaluateQuery } from '#server/content/evaluateQuery.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { filledText } from '#lib/schema/lenient.ts';

const dataset = createDatasetStore([]).current();

/** Every character that JavaScript treats as white space, some that it does not, and values that are not texts. */
const SPACES = [...'\t\n\v\f\r \u00a0\u1680\u2000\u2005\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'];
const anything = fc.oneof(
  fc.string({
    unit: fc.constantFrom(...SPACES, '\u0000', '\u200b', '\u007f', 'a', '!', 'é', '😀'),
    maxLength: 4,
  }),
  fc.string({ unit: 'binary', maxLength: 3 }),
  fc.anything(),
);

test('the service finds a text filled if the schema does', () => {
  fc.assert(
    fc.property(anything, (name) => {
      const params = { name: JSON.parse(JSON.stringify(name) ?? 'null') as unknown };
      const { groq: query } = inLanguage({ groq: `{"name": $name}{"is": ${isFilled('name')}}.is` }, {});
      const found = evaluateQuery(dataset, { query, params });
      expect(found).toBe(String(z.safeParse(filledText, params.name).success));
    }),
    { numRuns: 2000 },
  );
});
