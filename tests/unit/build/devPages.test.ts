import { withLanguages } from '#build/devPages.ts';

test('a page in development names the festival’s languages and the files with their texts', () => {
  const files = ['sw.js', 'assets/messages.de.1f/site.json', 'assets/messages.de.1f/faq.json'];
  expect(withLanguages('<html lang="en"><head></head>', ['fi', 'de'], files)).toBe(
    '<html lang="fi" data-languages="fi de"><head><meta name="messages" content="de /assets/messages.de.1f/ site faq"></head>',
  );
});
