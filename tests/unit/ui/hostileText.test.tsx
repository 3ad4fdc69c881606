import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { portableTextSchema } from '#lib/schema/portableText.ts';
import { RichText } from '#ui/rich-text/RichText.tsx';

function render(value: unknown): string {
  const text = createElement(RichText, { value: portableTextSchema.parse(value), form: 'full' });
  return renderToStaticMarkup(createElement(MemoryRouter, null, text));
}

const block = (text: string, fields: object = {}) => ({
  _type: 'block',
  children: [{ _type: 'span', text }],
  ...fields,
});
const count = (html: string, part: string) => html.split(part).length - 1;

test('a paragraph of a megabyte is rendered unchanged', () => {
  const text = 'glow '.repeat(200_000);
  expect(render([block(text)])).toContain(text);
});

test('a megabyte of line breaks loses no word', () => {
  const html = render([block('a\n'.repeat(500_000))]);
  expect(count(html, '<br/>')).toBeLessThanOrEqual(1000);
  expect(html.replaceAll(/<[^>]+>|\s/g, '')).toBe('a'.repeat(500_000));
});

test('20,000 blocks without keys are rendered', () => {
  expect(count(render(Array.from({ length: 20_000 }, (_, index) => block(`${index}`))), '<p ')).toBe(20_000);
});

test('20,000 runs of bold text in one paragraph are rendered', () => {
  const children = Array.from({ length: 20_000 }, (_, index) => ({
    _type: 'span',
    text: 'x',
    marks: index % 2 ? ['strong'] : ['em'],
  }));
  expect(count(render([{ _type: 'block', children }]), '<strong>')).toBe(10_000);
});

test.each([
  [60, 60],
  [1000, 100],
  [20_000, 100],
])('of %i list levels %i are nested, and every item is rendered', (levels, nested) => {
  const items = Array.from({ length: levels }, (_, index) =>
    block(`item ${index}`, { listItem: index % 2 ? 'bullet' : 'number', level: index + 1 }),
  );
  const html = render(items);
  expect(count(html, '<li ')).toBe(levels);
  expect(Math.max(count(html, '<ul'), count(html, '<ol'))).toBeLessThanOrEqual(nested);
  expect(count(html, '<ul') + count(html, '<ol')).toBe(nested);
});

test('a span with 5,000 marks is nested only as deep as its supported marks', () => {
  const marks = Array.from({ length: 5000 }, (_, index) => (index % 2 ? 'strong' : `link-${index}`));
  const markDefs = marks.map((_key) => ({ _type: 'link', _key, href: '/faq' }));
  const html = render([
    { _type: 'block', markDefs: markDefs.slice(0, 4000), children: [{ _type: 'span', text: 'x', marks }] },
  ]);
  expect(count(html, '<a ')).toBe(1);
});

test('notes a thousand deep are rendered', () => {
  let content: unknown[] = [block('innermost')];
  for (let depth = 0; depth < 1000; depth++)
    content = [{ _type: 'importantNote', noteType: 'tip', title: 'Note', content }];
  expect(count(render(content), 'role="note"')).toBe(1);
});

test('a page is rendered, whatever names a block gives its parts', () => {
  const names = Object.getOwnPropertyNames(Object.prototype);
  const text = names.flatMap((name) => [
    { _type: name, _key: name },
    block('kept', { style: name, listItem: name, _key: name }),
    {
      _type: 'block',
      _key: name,
      children: [{ _type: 'span', text: 'kept', marks: [name] }, { _type: name }],
    },
    { _type: 'importantNote', noteType: name, title: 'kept' },
  ]);
  expect(count(render(text), 'kept')).toBe(names.length * 3);
});
