import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { AppBadge } from '#ui/app-badge/AppBadge.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import { PageHeader } from '#ui/page-header/PageHeader.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { ResponsivePicture } from '#ui/picture/ResponsivePicture.tsx';
import { TextMedia } from '#ui/rich-text/TextMedia.tsx';
import { LoopingVideo } from '#ui/video/LoopingVideo.tsx';
import { asset } from '../support/builders.ts';

const SRC = '/media/image/upload/a/b.jpg';

/** A picture's state in the browser; only a broken one cannot be decoded. */
interface State {
  complete: boolean;
  naturalWidth: number;
  isBroken: boolean;
}

const FAILED: State = { complete: true, naturalWidth: 0, isBroken: true };

let root: ReturnType<typeof hydrateRoot> | undefined;
afterEach(() => act(() => root?.unmount()));

/** Hydrates a component that was rendered on Node, with this state of pictures and with failed videos. */
async function hydrate(
  part: ReactElement,
  { complete, naturalWidth, isBroken }: State,
): Promise<HTMLElement> {
  const container = document.createElement('div');
  container.innerHTML = renderToString(part);
  document.body.replaceChildren(container);
  for (const image of container.querySelectorAll('img')) {
    const decode = () => (isBroken ? Promise.reject(new Error('EncodingError')) : Promise.resolve());
    Object.defineProperties(image, {
      complete: { value: complete },
      naturalWidth: { value: naturalWidth },
      decode: { value: decode },
    });
  }
  for (const film of container.querySelectorAll('video'))
    Object.defineProperty(film, 'error', { value: isBroken ? { code: 4 } : null });
  await act(async () => {
    root = hydrateRoot(container, part);
    return Promise.resolve();
  });
  return container;
}

const picture = <Picture src={SRC} alt="A bed" widths={[360, 720]} ratio={2} sizes="50vw" />;

describe('a failure before hydration', () => {
  test('replaces a picture by the placeholder', async () => {
    await hydrate(picture, FAILED);
    expect(screen.getByRole('img', { name: 'A bed' })).toHaveAttribute('src', '/placeholder.svg');
  });

  test('replaces a logo by text, or by the placeholder', async () => {
    await hydrate(<Logo src={SRC} name="Afterglow" size="sm" />, FAILED);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Afterglow')).toBeInTheDocument();
    await hydrate(<Logo src={SRC} name="Afterglow" size="md" fallback="placeholder" />, FAILED);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/placeholder.svg');
  });

  test('replaces a title’s picture by the title', async () => {
    await hydrate(<PageHeader title="Lineup" picture={SRC} />, FAILED);
    expect(screen.getByRole('heading', { name: 'Lineup' })).toHaveTextContent('Lineup');
  });

  test.each([
    ['an app badge', <AppBadge key="" href="https://app.example" src={SRC} alt="Get the app" />],
    ['a picture of a section', <ResponsivePicture key="" media={{ desktop: asset(SRC) }} alt="A hall" />],
    ['a film’s still', <LoopingVideo key="" src={undefined} poster={SRC} where="home" />],
  ])('hides %s', async (_, part) => {
    const container = await hydrate(part, FAILED);
    expect(container.querySelector('img, picture, a')).toBeNull();
  });

  test('shows a message for a film within a text', async () => {
    await hydrate(<TextMedia asset={asset('/media/video/upload/a/b.mp4')} defaultAlt="" />, FAILED);
    expect(screen.getByRole('status')).toHaveTextContent('This video cannot be played.');
  });
});

test.each([
  ['is there', { complete: true, naturalWidth: 400, isBroken: false }],
  [
    'is on its way, or waits until it is near the window',
    { complete: false, naturalWidth: 0, isBroken: false },
  ],
  ['is a drawing without a size of its own', { complete: true, naturalWidth: 0, isBroken: false }],
])('does not replace a picture that %s', async (_, state) => {
  await hydrate(picture, state);
  expect(screen.getByRole('img', { name: 'A bed' })).toHaveAttribute(
    'src',
    expect.stringContaining(SRC.slice(-7)),
  );
});
