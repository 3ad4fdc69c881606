import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { type MessageDescriptor, type Messages, setupI18n } from '@lingui/core';

const { default: slimLingui } = jest.requireActual<{ default(code: string): string }>(
  '#build/slimLingui.mjs',
);
const ROOT = join(__dirname, '../../..');
const code = readFileSync(join(ROOT, 'node_modules/@lingui/core/dist/index.mjs'), 'utf8');
const slim = slimLingui(code);
const lingui = runInNewContext(
  `${slim.replace(/^import .*$/m, '').replace(/^export .*$/m, '')}; ({ setupI18n })`,
  { Intl, process: { env: { NODE_ENV: 'production' } } },
) as { setupI18n: typeof setupI18n };

const SOURCE = join(ROOT, 'src');
const catalogues = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!studio\/.*)messages\/\w+\.json$/.test(file),
);

/** A value for each placeholder: the same for all, as all of them may be counts, names and choices. */
const valuesOf = (value: unknown) => new Proxy({}, { get: () => value });

test.each(['en', 'de', 'fi', 'es', 'ar'])(
  'texts in the language %s are the same as by all of Lingui',
  (language) => {
    const messages: Messages = {};
    for (const file of catalogues.filter((name) => name.endsWith(`/${language}.json`))) {
      const texts = JSON.parse(readFileSync(join(SOURCE, file), 'utf8')) as Record<string, string>;
      for (const [key, text] of Object.entries(texts))
        messages[`${file} ${key}`] = compileMessageOrThrow(text);
    }
    expect(Object.keys(messages).length).toBeGreaterThan(600);
    const [own, all] = [lingui, { setupI18n }].map((from) =>
      from.setupI18n({ locale: language, messages: { [language]: messages } }),
    );
    for (const value of [0, 1, 2, 5, 1234, 'Noor', undefined, true])
      for (const id of Object.keys(messages))
        expect(own?._(id, valuesOf(value))).toBe(all?._(id, valuesOf(value)));
    const text: MessageDescriptor = {
      id: 'unknown',
      message: compileMessageOrThrow('{a} b') as unknown as string,
    };
    expect(own?._(text.id, { a: 1 }, text)).toBe('1 b');
  },
);

test('what the site does not use is gone', () => {
  expect(slim.length).toBeLessThan(code.length);
  expect(slim).not.toMatch(/new Intl\.(Number|DateTime)Format|\.emit\("(change|missing)"|Uncompiled/);
});
