import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { type PortableText, portableTextSchema } from '#lib/model/portableText.ts';
import { RichText } from '#ui/rich-text/RichText.tsx';

/** Stored text as `NNN-what.json`, and beside it what it must become, a tag of the first level a line. */
const FIXTURES = join(__dirname, '../../fixtures/rich-text');

type Options = Omit<ComponentProps<typeof RichText>, 'value'>;

function render(value: unknown, options: Options = { form: 'full' }): string {
  const text: PortableText = portableTextSchema.parse(value);
  return renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(RichText, { value: text, ...options })),
  );
}

let errors: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  // Keys that are missing or twice, and tags that may not stand within each other, are told there.
  expect(errors.mock.calls).toEqual([]);
});

const names = readdirSync(FIXTURES).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -5)] : []));

test('there is an expectation for every fixture', () => {
  expect(names.length).toBeGreaterThan(25);
  expect(readdirSync(FIXTURES)).toHaveLength(names.length * 2);
});

test.each(names)('%s', (name) => {
  const { value, ...options } = JSON.parse(readFileSync(join(FIXTURES, `${name}.json`), 'utf8'));
  const expected = readFileSync(join(FIXTURES, `${name}.html`), 'utf8').replace(/\n\s*/g, '');
  expect(render(value, { form: 'full', ...options })).toBe(expected);
});
