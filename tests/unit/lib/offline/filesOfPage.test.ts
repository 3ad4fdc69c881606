import { filesOfPage } from '#lib/offline/filesOfPage.ts';
import { fillTemplate } from '#lib/rendering/renderedPage.ts';

test('a page’s files are those that its head names, whatever its content', () => {
  const template = `<html><head><link rel="preload" href="/assets/type.woff2" as="font"/><script defer="defer" src="/assets/main.1.js"></script></head><body><div id="root"></div></body></html>`;
  const html = fillTemplate(template, {
    attributes: { html: { lang: 'en' }, themeColor: undefined },
    head: '<style data-href="/assets/map.2.css">p{margin:0}</style><link rel="canonical" href="/map">',
    body: '<a href="/assets">assets</a><p>src=&quot;/assets/no.js&quot;</p>',
    data: { address: '/map', state: { text: '<img src="/assets/no.png">' } },
  });
  expect(filesOfPage(html)).toEqual(['/assets/type.woff2', '/assets/main.1.js', '/assets/map.2.css']);
});

test('a page of another site has no files', () => {
  expect(filesOfPage('<h1>Welcome to the hotel’s network</h1><img src="/logo.png">')).toEqual([]);
});
