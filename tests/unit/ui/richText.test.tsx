import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { type PortableText, portableTextSchema } from '#lib/schema/portableText.ts';
import { RichText } from '#ui/rich-text/RichText.tsx';

/** Stored texts as `NNN-what.json` with their expected HTML, one top-level tag per line. */
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
  // React reports missing or duplicate keys and invalid nesting there.
  expect(errors.mock.calls).toEqual([]);
});

const names = readdirSync(FIXTURES).flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -5)] : []));

test('there is an expectation for every fixture', () => {
  expect(names.length).toBeGreaterThan(25);
  expect(readdirSync(FIXTURES)).toHaveLength(names.length * 2);
});

test.each(names)('%s is rendered as expected', (name) => {
  const { value, ...options } = JSON.parse(readFileSync(join(FIXTURES, `${name}.json`), 'utf8'));
  const expected = readFileSync(join(FIXTURES, `${name}.html`), 'utf8').replace(/\n\s*/g, '');
  expect(render(value, { form: 'full', ...options })).toBe(expected);
});
