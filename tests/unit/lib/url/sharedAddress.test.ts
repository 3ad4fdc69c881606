import { sharedAddress } from '#lib/url/sharedAddress.ts';

test.each([
  ['https://fair.example/marketplace?q=tea&view=list', 'https://fair.example/marketplace?q=tea&view=list'],
  ['https://fair.example/schedule?day=sat&at=2031-05-03T10:00', 'https://fair.example/schedule?day=sat'],
  ['https://fair.example/?utm_source=mail&fbclid=1#now', 'https://fair.example/#now'],
  ['https://fair.example/schedule?location=a,b', 'https://fair.example/schedule?location=a,b'],
])('%s is shared as %s', (href, shared) => expect(sharedAddress(href)).toBe(shared));
