import fc from 'fast-check';
import { arrangeHome } from '#features/home/model/arrangeHome.ts';
import { RESERVED_IDS } from '#lib/headings/uniqueIds.ts';
import { eventSchema } from '#content/festival/schema.ts';

const arranged = (contentSections: readonly object[], fields: object = {}) =>
  arrangeHome(eventSchema.parse({ _id: 'e', contentSections, ...fields }));

const text = (headline: string) => ({ _type: 'textModule', headline });
const picture = (url: string) => ({ _type: 'mediaModule', media: { mediaType: 'image', desktop: { url } } });
const film = (url: string, poster?: string) => ({
  _type: 'mediaModule',
  media: { mediaType: 'video', desktop: { url }, videoOptions: { poster: { url: poster } } },
});

const headlines = (modules: readonly { headline?: string | undefined }[]) =>
  modules.map(({ headline }) => headline);

describe('the hero', () => {
  test('has the dates of the section `home`, the film of `main-hero`, and the texts of both', () => {
    const { stage, sections } = arranged([
      { sectionId: 'main-hero', modules: [film('/film', '/still'), text('One light')] },
      { sectionId: 'home', modules: [text('Two days'), picture('/dates')] },
    ]);
    expect(stage.dates?.desktop?.url).toBe('/dates');
    expect(stage.film).toEqual({ src: '/film', narrowSrc: undefined, poster: '/still' });
    expect(headlines(stage.texts)).toEqual(['One light', 'Two days']);
    expect(sections).toEqual([]);
  });

  test('shows the film of the event itself, with the poster of its sections', () => {
    const modules = [{ _type: 'videoModule', url: '/other', posterUrl: '/still' }];
    const { stage, sections } = arranged([{ sectionId: 'main-hero', modules }], {
      backgroundMedia: { url: '/background' },
    });
    expect(stage.film).toEqual({ src: '/background', narrowSrc: undefined, poster: '/still' });
    expect(sections).toEqual([]);
  });

  test('shows a picture of the event in the background, and a film of its sections in front', () => {
    const backgroundMedia = { url: '/background', resource_type: 'image' };
    expect(arranged([], { backgroundMedia }).stage.film).toEqual({ poster: '/background' });
    const filmed = arranged([{ sectionId: 'main-hero', modules: [film('/film', '/still')] }], {
      backgroundMedia,
    });
    expect(filmed.stage.film).toMatchObject({ src: '/film', poster: '/background' });
  });

  test('has no dates if only `main-hero` has a picture', () => {
    const { stage } = arranged([{ sectionId: 'main-hero', modules: [picture('/other')] }]);
    expect(stage.dates).toBeUndefined();
  });

  test('leaves other content to a section of its own', () => {
    const { sections } = arranged([
      { sectionId: 'floor', modules: [text('The floor')] },
      { sectionId: 'home', modules: [picture('/dates'), picture('/second'), film('/film')] },
      { sectionId: 'main-hero', modules: [film('/stage'), picture('/third')] },
    ]);
    expect(sections.map(({ id, modules }) => [id, modules.length])).toEqual([
      [undefined, 3],
      ['floor', 1],
    ]);
  });
});

test('the first section `join` contains the form, and title pictures of other screens are not on the home screen', () => {
  const { join, sections } = arranged([
    { sectionId: 'marketplace-title', modules: [picture('/title')] },
    { sectionId: 'join', modules: [text('First')] },
    { sectionId: 'join', modules: [text('Second')] },
  ]);
  expect(join?.modules).toMatchObject([text('First')]);
  expect(sections).toMatchObject([{ id: 'join-2', modules: [text('Second')] }]);
});

test('for any sections in any order every id is unique, and no module is lost', () => {
  const frameIds = [...RESERVED_IDS, 'home', 'join'];
  const sectionId = fc.oneof(
    fc.constantFrom(...frameIds, 'main-hero', 'welcome-section', 'floor', 'floor-2', 'join-2', '__proto__'),
    fc.string({ minLength: 1 }).filter((id) => id.trim() !== ''),
  );
  const modules = fc.array(
    fc.constantFrom(text('a'), picture('/p'), film('/v', '/s'), { _type: 'videoModule', url: '/w' }),
  );
  fc.assert(
    fc.property(fc.array(fc.record({ sectionId, modules }), { maxLength: 12 }), (given) => {
      const { contentSections } = eventSchema.parse({ _id: 'e', contentSections: given });
      const { stage, sections, join } = arranged(given);
      const ids = sections.flatMap(({ id }) => id ?? []);
      expect(new Set([...frameIds, ...ids]).size).toBe(frameIds.length + ids.length);

      const ordinary = contentSections.filter(
        ({ sectionId }) => !frameIds.includes(sectionId) && !/^main-hero$|-title$/.test(sectionId),
      );
      for (const wanted of new Set(ordinary.map(({ sectionId }) => sectionId))) {
        const [first] = ordinary.filter(({ sectionId }) => sectionId === wanted);
        expect(sections.find(({ id }) => id === wanted)?.modules).toEqual(first?.modules);
      }

      const all = contentSections
        .filter(({ sectionId }) => !sectionId.endsWith('-title'))
        .flatMap(({ modules }) => modules);
      const below = [...sections, ...(join ? [join] : [])].flatMap(({ modules }) => modules);
      const onStage = all.length - below.length - stage.texts.length;
      // Without the dates and the film.
      expect(onStage).toBeGreaterThanOrEqual(0);
      expect(onStage).toBeLessThanOrEqual(2);
    }),
  );
});
