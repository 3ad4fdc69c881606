import { writeRobots } from '#server/discovery/writeRobots.ts';

const OWN = 'User-agent: *\nAllow: /\n';

test('the owner’s rules stay, and the sitemap is named', () => {
  expect(writeRobots(OWN, 'https://fair.example')).toBe(
    `${OWN}\nSitemap: https://fair.example/sitemap.xml\n`,
  );
});

test('a sitemap that the owner names stays the only one', () => {
  const own = `${OWN}sitemap: https://maps.example/all.xml\n`;
  expect(writeRobots(own, 'https://fair.example')).toBe(own);
});

test('if the origin is unknown, no sitemap is named', () => {
  expect(writeRobots(OWN, undefined)).toBe(OWN);
});

test('without the owner’s rules it names only the sitemap', () => {
  expect(writeRobots('', 'https://fair.example')).toBe('Sitemap: https://fair.example/sitemap.xml\n');
});
