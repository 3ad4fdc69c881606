import { fireEvent, render, screen } from '@testing-library/react';
import { BoothInput, type BoothInputProps } from '../../src/studio/booth-input/BoothInput.tsx';

const pdf = { _type: 'cloudinary.asset', url: '/media/image/upload/hall.png', width: 1000, height: 500 };
const booths = [
  { _key: 'a', label: 'Booth 1', place: { _ref: 'place-a' }, x: 10, y: 10, width: 5, height: 10 },
  { _key: 'b', label: 'Booth 2', x: 20, y: 10, width: 5, height: 10 },
  { _key: 'c', label: 'Not placed yet' },
];

/** A picture of 1000 by 500 pixels, so that 10 pixels are 1 percent of its width. */
function open(value: BoothInputProps['value'], props: Partial<BoothInputProps> = {}) {
  const [onChange, onOpen] = [jest.fn(), jest.fn()];
  render(
    <BoothInput value={value} onChange={onChange} onOpen={onOpen} {...props}>
      <p>The usual form</p>
    </BoothInput>,
  );
  const board = document.querySelector('img')?.parentElement ?? document.body;
  board.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 500);
  const drag = (element: Element, from: [number, number], to: [number, number]) => {
    // A mouse event: jsdom's pointer events have no coordinates.
    const point = (type: string, [clientX, clientY]: [number, number]) =>
      new MouseEvent(type, { bubbles: true, button: 0, clientX, clientY });
    fireEvent(element, point('pointerdown', from));
    fireEvent(board, point('pointermove', to));
    fireEvent(board, point('pointerup', to));
  };
  return { onChange, onOpen, board, drag };
}

const set = (_key: string, area: object) =>
  Object.entries(area).map(([field, value]) => ({ type: 'set', path: ['booths', { _key }, field], value }));

test('a drag on the map draws a booth with the next number, and opens it', () => {
  const { onChange, onOpen, board, drag } = open({ pdf, booths: booths.slice(0, 2) });
  drag(board, [400, 100], [460, 150]);
  const [[patches]] = onChange.mock.calls as [[{ items?: { _key: string }[] }[]]];
  const key = patches[1]?.items?.[0]?._key;
  expect(patches).toEqual([
    { type: 'setIfMissing', path: ['booths'], value: [] },
    {
      type: 'insert',
      path: ['booths', -1],
      position: 'after',
      items: [{ _key: key, label: 'Booth 3', x: 40, y: 20, width: 6, height: 10 }],
    },
  ]);
  expect(onOpen).toHaveBeenCalledWith(['booths', { _key: key }, 'label']);
  drag(board, [400, 100], [401, 100]);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a booth is moved and resized by dragging, and opened by a click', () => {
  const { onChange, onOpen, drag } = open({ pdf, booths });
  const first = screen.getByRole('button', { name: 'Booth 1' });
  drag(first, [110, 60], [160, 85]);
  expect(onChange).toHaveBeenLastCalledWith(set('a', { x: 15, y: 15, width: 5, height: 10 }));
  drag(first.querySelector('[data-corner]') ?? first, [150, 100], [170, 110]);
  expect(onChange).toHaveBeenLastCalledWith(set('a', { x: 10, y: 10, width: 7, height: 12 }));
  drag(first, [110, 60], [110, 60]);
  expect(onOpen).toHaveBeenCalledWith(['booths', { _key: 'a' }, 'label']);
});

test('keys move, resize, open and remove the focused booth', () => {
  const { onChange, onOpen } = open({ pdf, booths });
  const first = screen.getByRole('button', { name: 'Booth 1' });
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  expect(onChange).toHaveBeenLastCalledWith(set('a', { x: 10.5, y: 10, width: 5, height: 10 }));
  fireEvent.keyDown(first, { key: 'ArrowUp', shiftKey: true });
  expect(onChange).toHaveBeenLastCalledWith(set('a', { x: 10, y: 9.9, width: 5, height: 10 }));
  fireEvent.keyDown(first, { key: 'ArrowDown', altKey: true });
  expect(onChange).toHaveBeenLastCalledWith(set('a', { x: 10, y: 10, width: 5, height: 10.5 }));
  fireEvent.keyDown(first, { key: 'Delete' });
  expect(onChange).toHaveBeenLastCalledWith([{ type: 'unset', path: ['booths', { _key: 'a' }] }]);
  fireEvent.keyDown(first, { key: 'Enter' });
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('the form lists booths without a place, leaves those without an area to the list, and waits for a picture', () => {
  open({ pdf, booths });
  expect(screen.getByRole('button', { name: 'Booth 2, without a place' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 booths, 1 without a place (dashed).');
  expect(screen.getByText('The usual form')).toBeVisible();
  open({});
  expect(screen.getByText(/Choose the picture of the map/)).toBeVisible();
});

test('a document that may not be edited does not change', () => {
  const { onChange, board, drag } = open({ pdf, booths }, { readOnly: true });
  drag(board, [400, 100], [460, 150]);
  fireEvent.keyDown(screen.getByRole('button', { name: 'Booth 1' }), { key: 'Delete' });
  expect(onChange).not.toHaveBeenCalled();
});
