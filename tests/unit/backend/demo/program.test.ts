import { makeDemo } from '../../../../src/backend/demo/makeDemo';
import { ofType, plainText } from './readDemo';

interface Session {
  _id: string;
  title: string;
  startsAt: string;
  endsAt?: string;
  eventPlace?: unknown[];
  eventPerformer?: unknown[];
  priority: string;
  status: string;
}

interface Performer {
  name?: string;
  artistReference?: unknown;
  media?: unknown;
  status: string;
}

interface Post {
  alias: { current: string };
  _createdAt: string;
  content: unknown;
  tags: string[];
  media?: unknown;
  pinned: boolean;
  priority: string;
  status: string;
  artist?: unknown;
  brand?: unknown;
  marketplace?: unknown;
  lineup?: unknown;
}

const demo = makeDemo();
const sessions = ofType<Session>(demo, 'scheduleEvent').filter(({ status }) => status === 'active');
const performers = ofType<Performer>(demo, 'performer');
const posts = ofType<Post>(demo, 'feedItem').filter(({ status }) => status === 'published');

/** Day and time as the hall's clocks show them. */
function inLasVegas(instant: string): string {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Los_Angeles',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date(instant));
}

describe('schedule', () => {
  it('fills both days, from eleven in the morning', () => {
    const starts = sessions.map(({ startsAt }) => inLasVegas(startsAt)).sort();
    expect(starts.filter((start) => start.startsWith('2025-10-25'))).toHaveLength(32);
    expect(starts.filter((start) => start.startsWith('2025-10-26'))).toHaveLength(32);
    expect(starts.every((start) => start.slice(11) >= '11:00')).toBe(true);
  });

  it('has the awkward ones: past midnight, without end, without length, without place', () => {
    const days = ({ startsAt, endsAt = startsAt }: Session) =>
      [startsAt, endsAt].map((instant) => inLasVegas(instant).slice(0, 10));
    expect(sessions.filter((session) => new Set(days(session)).size === 2)).toHaveLength(1);
    expect(sessions.filter(({ endsAt }) => endsAt === undefined)).toHaveLength(2);
    expect(sessions.filter(({ startsAt, endsAt }) => startsAt === endsAt)).toHaveLength(1);
    expect(sessions.filter(({ eventPlace }) => eventPlace === undefined)).toHaveLength(1);
    expect(sessions.filter(({ eventPerformer }) => eventPerformer === undefined).length).toBeGreaterThan(5);
    expect(new Set(sessions.map(({ priority }) => priority)).size).toBe(4);
  });
});

describe('lineup', () => {
  it('shows active and featured performers and hides the rest', () => {
    const count = (status: string) => performers.filter((performer) => performer.status === status).length;
    expect(count('featured')).toBeGreaterThan(5);
    expect(count('active')).toBeGreaterThan(60);
    expect(performers.length - count('active') - count('featured')).toBe(3);
  });

  it('leaves name and picture of some to their artist', () => {
    const nameless = performers.filter(({ name }) => name === undefined);
    expect(nameless.length).toBeGreaterThan(5);
    for (const { artistReference, media } of nameless) {
      expect(artistReference).toBeDefined();
      expect(media).toBeUndefined();
    }
  });
});

describe('feed', () => {
  it('has every priority, pinned posts and more tags than a card shows', () => {
    expect(new Set(posts.map(({ priority }) => priority)).size).toBe(4);
    expect(posts.filter(({ pinned }) => pinned).length).toBeGreaterThanOrEqual(2);
    expect(posts.filter(({ tags }) => tags.length > 4).length).toBeGreaterThan(5);
  });

  it.each(['artist', 'brand', 'marketplace', 'lineup'] as const)(
    'lets a picture of the %s stand in',
    (field) => {
      expect(posts.some((post) => post.media === undefined && post[field] !== undefined)).toBe(true);
    },
  );

  it('has a post without any picture', () => {
    const bare = ({ media, artist, brand, marketplace, lineup }: Post) =>
      [media, artist, brand, marketplace, lineup].every((picture) => picture === undefined);
    expect(posts.some(bare)).toBe(true);
  });

  it('keeps its own addresses, and text worth an excerpt', () => {
    expect(new Set(posts.map(({ alias }) => alias.current)).size).toBe(posts.length);
    expect(posts.filter(({ content }) => plainText(content).length > 200).length).toBeGreaterThan(30);
  });
});
