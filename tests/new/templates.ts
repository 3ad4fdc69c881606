import { type Name, camel } from './names.ts';

/** What is written for a screen or a kind. */
interface Template {
  /** Files that tests run, and where their copies belong. */
  files: Readonly<Record<string, string>>;
  /** Lists that get a line more. */
  lists: readonly List[];
  /** What is left to do. */
  next(name: Name): string[];
}

interface List {
  path: string;
  /** What is imported. */
  module: string;
  name(name: Name): string;
  /** The entry before which the new one stands, or after which. */
  before?: string;
  after?: string;
}

const FIXTURE = 'tests/fixtures/sponsors';
const same = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [`${FIXTURE}/${name}`, `src/features/sponsors/${name}`]));

export const TEMPLATES: Readonly<Record<'kind' | 'screen', Template>> = {
  kind: {
    files: {
      [`${FIXTURE}/kind.ts`]: 'src/content/sponsor/index.ts',
      [`${FIXTURE}/names.ts`]: 'src/content/sponsor/names.ts',
      [`${FIXTURE}/schema.ts`]: 'src/studio/schema/documents/sponsor.ts',
      'tests/screens/newKindInSearch.test.tsx': 'tests/screens/sponsorKind.test.tsx',
    },
    lists: [
      {
        path: 'src/content/kinds.ts',
        module: './sponsor/index.ts',
        name: ({ one }) => camel(one),
        before: '  page,\n',
      },
      {
        path: 'src/studio/schema/schemaTypes.ts',
        module: './documents/sponsor.ts',
        name: ({ one }) => camel(one),
        after: 'const documents = [',
      },
    ],
    next: ({ many }) => [
      'The demo has got a draft of it, because tests compare it with the schema.',
      `Its screen: npm run new -- screen ${many}`,
    ],
  },
  screen: {
    files: {
      ...same('SponsorsPage.module.scss', 'SponsorsPage.tsx', 'index.ts', 'query.ts'),
      ...same('server.ts', 'sponsorsApi.ts', 'sponsorsSlice.ts'),
      'tests/screens/newScreen.test.tsx': 'tests/screens/sponsors.test.tsx',
    },
    lists: [
      {
        path: 'src/app/features.ts',
        module: '#features/sponsors/index.ts',
        name: ({ many }) => camel(many),
        before: '  home,\n',
      },
    ],
    next: ({ one, many }) => [
      `It lists documents of the type ${camel(one)}. See it: npm start, then http://localhost:3000/${many}`,
      'Visitors get there by an item of the event’s navigation.',
    ],
  },
};
