import { siteConfig } from '#build/site.ts';

/** Everything that a build begins with: its entries and its plugins. */
async function configOf(
  flags: object,
  isProduction: boolean,
): Promise<{ entries: unknown; pages: unknown[] }> {
  const { entry, plugins = [] } = await siteConfig({ pagesOnly: true, ...flags }, isProduction);
  const pages = plugins.flatMap((plugin) => {
    const { userOptions } = plugin as { userOptions?: { filename?: string } };
    return userOptions ? (userOptions.filename ?? 'index.html') : [];
  });
  return { entries: entry, pages };
}

test('the organisers’ tool is a page in development', async () =>
  expect(await configOf({}, false)).toEqual({
    entries: { main: './src/entry/browser.ts', applications: './src/entry/applications.ts' },
    pages: ['index.html', '__studio/applications/index.html'],
  }));

test.each([
  ['production', {}, true],
  ['the gallery', { gallery: true }, false],
])('a build of %s does not contain it', async (_, flags, isProduction) => {
  const { entries, pages } = await configOf(flags, isProduction);
  expect(JSON.stringify(entries)).not.toContain('applications');
  expect(pages).toEqual(['index.html']);
});
