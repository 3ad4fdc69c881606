import { parentBrandAddress } from '#app/shell/parentBrandAddress.ts';

test.each([
  [undefined, 'utm_source=festival&utm_medium=website&utm_campaign=footer_logo'],
  [{ source: 'fair' }, 'utm_source=fair&utm_medium=website&utm_campaign=footer_logo'],
  [{ source: 'a b', medium: 'app' }, 'utm_source=a+b&utm_medium=app&utm_campaign=footer_logo'],
])('%o', (utm, query) => expect(new URL(parentBrandAddress(utm)).search).toBe(`?${query}`));
