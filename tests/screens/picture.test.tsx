import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from '#ui/picture/Picture.tsx';

const HOSTED = '/media/image/upload/a/b.jpg';

function show(settings: Partial<Parameters<typeof Picture>[0]> = {}) {
  const props = {
    src: HOSTED,
    alt: 'A bed',
    widths: [360, 720] as const,
    ratio: 2,
    sizes: '50vw',
    ...settings,
  };
  const { rerender } = render(<Picture {...props} />);
  return {
    picture: screen.getByRole<HTMLImageElement>('img', { name: 'A bed' }),
    change: (next: typeof settings) => rerender(<Picture {...props} {...next} />),
  };
}

test('a picture has a reserved box, and crops in its ratio to choose from', () => {
  const { picture } = show();
  expect([picture.width, picture.height, picture.sizes, picture.getAttribute('loading')]).toEqual([
    360,
    180,
    '50vw',
    'lazy',
  ]);
  expect(picture.srcset).toBe(
    '/media/image/upload/c_fill,w_360,h_180,f_auto,q_auto/a/b.jpg 360w, ' +
      '/media/image/upload/c_fill,w_720,h_360,f_auto,q_auto/a/b.jpg 720w',
  );
  expect(picture.style.backgroundImage).toBe('');
});

test('a broken picture is replaced once, and the replacement is not requested again', () => {
  const onFailure = jest.fn();
  const { picture } = show({ onFailure });
  fireEvent.error(picture);
  expect(picture).toHaveAttribute('src', '/placeholder.svg');
  expect(picture).not.toHaveAttribute('srcset');
  expect(onFailure).toHaveBeenCalledTimes(1);

  const observer = new MutationObserver(() => undefined);
  observer.observe(picture, { attributes: true });
  fireEvent.error(picture);
  expect(observer.takeRecords().map(({ attributeName }) => attributeName)).toEqual([]);
});

test('another picture in the same place is tried again', () => {
  const { picture, change } = show();
  fireEvent.error(picture);
  change({ src: '/media/image/upload/c.jpg' });
  expect(picture.src).toContain('c_fill,w_360,h_180,f_auto,q_auto/c.jpg');
});

test('a picture shows its placeholder until it is loaded', () => {
  const { picture } = show({ hasPlaceholder: true, style: { objectFit: 'cover' } });
  expect(picture.style.backgroundImage).toContain('upload/c_fill,w_24,h_12,f_auto,q_auto/a/b.jpg');
  expect(picture.style.objectFit).toBe('cover');
  fireEvent.load(picture);
  expect(picture.style.backgroundImage).toBe('');
  expect(picture.style.objectFit).toBe('cover');
});

test('a picture without a placeholder is not requested twice', () => {
  const { picture } = show({ hasPlaceholder: true, src: 'https://elsewhere.example/a.jpg' });
  expect(picture.style.backgroundImage).toBe('');
});
