import { writeRobots } from '#server/discovery/writeRobots.ts';

const OWN = 'User-agent: *\nAllow: /\n';

test("the owner's rules stand, and the sitemap is named", () => {
  expect(writeRobots(OWN, 'https://fair.example')).toBe(
    `${OWN}\nSitemap: https://fair.example/sitemap.xml\n`,
  );
});

test('a sitemap that the owner names stays the only one', () => {
  const own = `${OWN}sitemap: https://maps.example/all.xml\n`;
  expect(writeRobots(own, 'https://fair.example')).toBe(own);
});

test('where nobody knows the origin, none is named', () => {
  expect(writeRobots(OWN, undefined)).toBe(OWN);
});

test('without rules of the owner it names the sitemap alone', () => {
  expect(writeRobots('', 'https://fair.example')).toBe('Sitemap: https://fair.example/sitemap.xml\n');
});
