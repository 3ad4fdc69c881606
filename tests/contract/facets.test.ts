import ICAL from 'ical.js';
import { renderSite } from '#app/renderSite.tsx';
import { readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { type EmbeddedServices, startEmbeddedServices } from '#server/embeddedServices.ts';
import {
  chosenFacet,
  eventDocument,
  facetDocument,
  paragraphs,
  scheduleEventDocument,
} from '../support/builders.ts';
import { datasetFile } from '../support/datasetFile.ts';
import { embeddedAt } from '../support/scriptedContent.ts';

const ORIGIN = 'https://fair.example';
const language = facetDocument('Language', ['English', 'German'], { kind: 'language', order: 1 });
const age = facetDocument('Age', ['18 and over'], { kind: 'age', order: 2 });
const access = facetDocument('Access', ['Step-free'], { kind: 'accessibility', order: 3 });
const notes = facetDocument('Notes', ['Loud noise'], { kind: 'content-note', order: 4 });
const mood = facetDocument('Mood', ['Calm'], { kind: 'custom', order: 5 });
const talk = scheduleEventDocument('Talk', {
  description: paragraphs('About lamps.'),
  facets: [
    chosenFacet(notes, 'loud-noise'),
    chosenFacet(mood, 'calm'),
    chosenFacet(access, 'step-free'),
    chosenFacet(age, '18-and-over', 'unknown'),
    chosenFacet(language, 'german', 'english'),
  ],
});

const dataset = datasetFile([eventDocument(), language, age, access, notes, mood, talk]);
let services: EmbeddedServices;
beforeAll(async () => {
  services = await startEmbeddedServices({
    port: 0,
    dataset,
    environment: readSiteEnvironment({ SITE_URL: ORIGIN }),
  });
});
afterAll(() => services.close());

test('calendars say what visitors must know, in the order of the facets', async () => {
  const response = await fetch(`${services.origin}/calendar/event/talk.ics`);
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  const [event] = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  expect(event?.description).toBe(
    [
      'About lamps.',
      '',
      'Language: English, German',
      'Age: 18 and over',
      'Access: Step-free',
      'Notes: Loud noise',
      'Mood: Calm',
    ].join('\n'),
  );
});

test('structured data has the facets for which schema.org has a term', async () => {
  const contentSource = embeddedAt(services.origin);
  const { head, body } = await renderSite('/schedule/talk', { contentSource, origin: ORIGIN });
  const text = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(head + body)?.[1] ?? '';
  const graph = (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph'];
  const event = graph.find(({ name, '@type': type }) => type === 'Event' && name === 'Talk');
  expect(event).toMatchObject({
    inLanguage: ['English', 'German'],
    typicalAgeRange: ['18 and over'],
    accessibilityFeature: ['Step-free'],
    accessibilityHazard: ['Loud noise'],
  });
  expect(text).not.toContain('Calm');
});
