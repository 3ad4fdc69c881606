import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '#app/store.ts';
import { eventApi } from '#content/festival/api.ts';
import { eventSchema } from '#content/festival/schema.ts';
import { Component as HomePage } from '#features/home/HomePage.tsx';
import HomeSections from '#features/home/components/HomeSections.tsx';
import { TelemetryContext, silentTelemetry } from '#hooks/useTelemetry.ts';
import { eventDocument } from '../support/builders.ts';
import { openScreen } from '../support/openScreen.tsx';
import { embeddedAt } from '../support/scriptedContent.ts';

interface Sections {
  default: typeof HomeSections;
}

const SECTIONS: Sections = { default: HomeSections };
const mockSections = { load: async () => SECTIONS, loaded: undefined as Sections | undefined };

jest.mock('#features/home/loadLate.ts', () => ({
  loadSections: Object.assign(() => mockSections.load(), { loaded: () => mockSections.loaded }),
  loadHeroTexts: Object.assign(() => Promise.resolve(), { loaded: () => undefined }),
}));

const field = () => screen.getByLabelText<HTMLInputElement>('Email address');

/** Hydrates the home screen while the code below the hero is loading. */
async function hydrateHome() {
  let resolve: (sections: Sections) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const loading = new Promise<Sections>((...settle) => ([resolve, reject] = settle));
  const store = makeStore(undefined, { contentSource: embeddedAt('http://content.example') });
  const setSubtitle = (subtitle: string) =>
    void store.dispatch(
      eventApi.util.upsertQueryEntries([
        {
          endpointName: 'getEvent',
          arg: undefined,
          value: eventSchema.parse({ ...eventDocument(), subtitle }),
        },
      ]),
    );
  setSubtitle('Two days of light');
  const failure = jest.fn();
  const page = (
    <TelemetryContext value={{ ...silentTelemetry, failure }}>
      <Provider store={store}>
        <MemoryRouter>
          <HomePage />
        </MemoryRouter>
      </Provider>
    </TelemetryContext>
  );
  const container = document.createElement('div');
  mockSections.loaded = SECTIONS;
  container.innerHTML = renderToString(page);
  mockSections.loaded = undefined;
  mockSections.load = () => loading;
  document.body.append(container);
  fireEvent.change(field(), { target: { value: 'mara@lumen.example' } });
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError: () => undefined }));
  return { resolve, reject, setSubtitle, failure, close: () => act(() => root.unmount()) };
}

test('if the code below the hero is missing, the failure is shown and reported', async () => {
  const { reject, failure, close } = await hydrateHome();
  const error = new Error('Loading chunk home-sections failed.');
  await act(async () => reject(error));
  expect(
    screen.getByText('This part of the page could not be loaded. Please reload the page.'),
  ).toBeVisible();
  expect(failure.mock.calls).toEqual([[error, 'home']]);
  close();
});

test('an address that is typed before the form’s code arrives survives new content', async () => {
  const { setSubtitle, resolve, close } = await hydrateHome();
  expect(screen.getByRole('button', { name: 'SUBSCRIBE' })).toBeDisabled();
  act(() => setSubtitle('Three days of light'));
  expect(await screen.findByText('Three days of light')).toBeVisible();
  await act(async () => resolve(SECTIONS));
  expect(screen.getByRole('button', { name: 'SUBSCRIBE' })).toBeEnabled();
  expect(field()).toHaveValue('mara@lumen.example');
  close();
});

test('a navigation to the home screen waits for the code below the hero', async () => {
  let arrive: (sections: Sections) => void = () => undefined;
  mockSections.load = () => new Promise((resolve) => (arrive = resolve));
  const { router } = await openScreen('/faq', [eventDocument()]);
  await screen.findByRole('heading', { level: 1 });
  const navigation = router.navigate('/');
  await act(async () => import('#features/home/HomePage.tsx'));
  expect(router.state.location.pathname).toBe('/faq');
  mockSections.loaded = SECTIONS;
  await act(async () => arrive(SECTIONS));
  await act(() => navigation);
  expect(router.state.location.pathname).toBe('/');
  expect(field()).toBeVisible();
});
