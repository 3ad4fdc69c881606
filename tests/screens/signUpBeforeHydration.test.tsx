import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import SignUpForm from '#features/mailing-list/SignUpForm.tsx';
import { mailingList } from '#features/mailing-list/index.ts';
import { makeStore } from '#app/store.ts';
import { embeddedAt } from '../support/scriptedContent.ts';

const form = { default: SignUpForm };
let arrive: (loaded: typeof form) => void;
let loaded: typeof form | undefined;
Object.assign(mailingList, {
  load: Object.assign(() => new Promise((resolve) => (arrive = resolve)), { loaded: () => loaded }),
});

test('an address that is typed before the form’s code arrives survives new content around the form', async () => {
  const { JoinSection } = await import('#features/home/components/JoinSection.tsx');
  const store = makeStore(undefined, { contentSource: embeddedAt('http://content.example') });
  const page = (headline: string) => (
    <Provider store={store}>
      <JoinSection
        section={{
          sectionId: 'join',
          modules: [{ _type: 'textModule', headline, content: [], callsToAction: [] }],
        }}
        onFollow={() => undefined}
      />
    </Provider>
  );
  const container = document.createElement('div');
  loaded = form;
  container.innerHTML = renderToString(page('Join us'));
  loaded = undefined;
  document.body.append(container);
  fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'mara@lumen.example' } });
  const root = await act(async () => hydrateRoot(container, page('Join us')));
  await act(async () => root.render(page('Join all of us')));
  await act(async () => arrive(form));
  expect(screen.getByRole('heading', { name: 'Join all of us' })).toBeVisible();
  expect(screen.getByLabelText('Email address')).toHaveValue('mara@lumen.example');
  act(() => root.unmount());
});
