import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { recordClicks } from '#app/replayClicks.ts';
import { Heart } from '#ui/heart/Heart.tsx';
import { takeConsole } from '../support/screenSetup.ts';

const onPress = jest.fn();

/** A heart that hydrates after the page around it, when React has time or when it is clicked. */
const page = (
  <Suspense>
    <Heart name="Nova" isPressed={false} onPress={onPress} />
  </Suspense>
);

/** Opens the rendered page, whose clicks are recorded. */
function openRendered() {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  recordClicks();
  const heart = screen.getByRole('button', { name: 'Save Nova' });
  return { container, heart };
}

const untilReplayed = () => act(() => new Promise((resolve) => setTimeout(resolve)));

afterEach(() => {
  document.body.replaceChildren();
  onPress.mockClear();
});

test('a heart that is pressed before hydration, even twice, picks once', async () => {
  const { container, heart } = openRendered();
  heart.click();
  heart.click();
  await act(() => hydrateRoot(container, page));
  await untilReplayed();
  expect(onPress).toHaveBeenCalledTimes(1);
  heart.click();
  expect(onPress).toHaveBeenCalledTimes(2);
  // In development React tells that the mark was not in the HTML.
  takeConsole();
});

test('a press that hydrates the heart picks once', async () => {
  const { container, heart } = openRendered();
  hydrateRoot(container, page);
  // React hydrates what is around the heart.
  await new Promise((resolve) => setImmediate(resolve));
  expect(onPress).not.toHaveBeenCalled();
  heart.click();
  await untilReplayed();
  expect(onPress).toHaveBeenCalledTimes(1);
  // The mark, and an update outside of `act`, which would hydrate all.
  takeConsole();
});
