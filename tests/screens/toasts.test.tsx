import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useEscape } from '#hooks/useEscape.ts';
import { DetailDialog } from '#ui/detail-dialog/DetailDialog.tsx';
import { Toaster } from '#ui/toast/Toaster.tsx';
import { currentToasts, dismissToast, toast } from '#ui/toast/toast.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  for (const { id } of currentToasts()) dismissToast(id);
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function show(...words: Parameters<typeof toast>[0][]): Promise<void> {
  act(() => words.forEach((each) => toast(each)));
  await pass(100);
}

const shownToasts = () =>
  screen.queryAllByRole('listitem').map((item) => item.textContent?.replace(/\s+/g, ' ').trim());

/** Screen reader announcements with their politeness. */
const announced = () =>
  screen
    .queryAllByRole('status')
    .map((region) => [region.getAttribute('aria-live'), region.textContent?.trim()]);

const press = (target: Element, key: string) => fireEvent.keyDown(target, { key });

describe('toasts', () => {
  test('render nothing until the first one, and can be shown from outside React', async () => {
    const { container } = render(<Toaster />);
    await pass(100);
    expect(container).toBeEmptyDOMElement();
    await show({ title: 'Saved', description: 'It is there.' });
    expect(shownToasts()).toEqual(['Saved It is there.']);
  });

  test('a toast from before the page is rendered is shown afterwards', async () => {
    toast({ title: 'Early' });
    render(<Toaster />);
    await pass(100);
    expect(shownToasts()).toEqual(['Early']);
  });

  test('are announced politely; a failure is announced at once, with a word for its kind', async () => {
    render(<Toaster />);
    await show({ title: 'Saved' });
    expect(announced()).toEqual([['polite', 'Notification Saved']]);
    await pass(2000);
    await show({ title: 'Upload failed', description: 'Try again.', variant: 'destructive' });
    expect(announced()).toEqual([['assertive', 'Notification Error Upload failed Try again.']]);
  });

  test('disappear after 5 s, and failures after 10 s', async () => {
    render(<Toaster />);
    await show({ title: 'Saved' }, { title: 'Upload failed', variant: 'destructive' });
    await pass(4800);
    expect(shownToasts()).toHaveLength(2);
    await pass(200);
    expect(shownToasts()).toEqual(['Error Upload failed']);
    await pass(4800);
    expect(shownToasts()).toHaveLength(1);
    await pass(200);
    expect(shownToasts()).toEqual([]);
  });

  test('stay while they are hovered, then for the rest of their time', async () => {
    render(<Toaster />);
    await show({ title: 'Saved' });
    const region = screen.getByRole('region', { name: /Notifications/ });
    await pass(3000);
    fireEvent.pointerMove(within(region).getByText('Saved'));
    await pass(60_000);
    expect(shownToasts()).toEqual(['Saved']);
    fireEvent.pointerLeave(region);
    await pass(1500);
    expect(shownToasts()).toEqual(['Saved']);
    await pass(1000);
    expect(shownToasts()).toEqual([]);
  });

  test('stay while one of them has the focus', async () => {
    render(<Toaster />);
    await show({ title: 'Saved' });
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    await pass(60_000);
    expect(shownToasts()).toEqual(['Saved']);
  });

  test('at most three are shown, the oldest is replaced, and equal messages are shown once', async () => {
    render(<Toaster />);
    await show({ title: 'One' }, { title: 'Two' }, { title: 'Three' }, { title: 'Four' });
    expect(shownToasts()).toEqual(['Two', 'Three', 'Four']);
    await show({ title: 'Two' }, { title: 'Two' });
    expect(shownToasts()).toEqual(['Three', 'Four', 'Two']);
  });

  test('a button closes a toast, and the focus returns to where it was', async () => {
    render(
      <>
        <button>Save</button>
        <Toaster />
      </>,
    );
    await show({ title: 'Saved' });
    const save = screen.getByRole('button', { name: 'Save' });
    act(() => save.focus());
    fireEvent.keyDown(document.body, { code: 'F8' });
    expect(screen.getByRole('region', { name: /F8/ })).toContainElement(
      document.activeElement as HTMLElement,
    );
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(shownToasts()).toEqual([]);
    expect(save).toHaveFocus();
  });

  test.each([
    ['a swipe to the right dismisses one', 60, []],
    ['a short one does not', 40, ['Saved']],
  ])('%s', async (_what, distance, left) => {
    // Missing in jsdom: pointer capture, and pointer events with coordinates.
    Object.assign(Element.prototype, { setPointerCapture() {}, hasPointerCapture: () => false });
    const pointer = (type: string, clientX: number) =>
      fireEvent(
        screen.getByRole('listitem'),
        new MouseEvent(`pointer${type}`, { bubbles: true, clientX, clientY: 10 }),
      );
    render(<Toaster />);
    await show({ title: 'Saved' });
    pointer('down', 100);
    for (const x of [110, 120, 100 + distance]) pointer('move', x);
    pointer('up', 100 + distance);
    expect(shownToasts()).toEqual(left);
  });

  test('a toast with a button stays until it is pressed, and is announced with the way to the button', async () => {
    const act = jest.fn();
    render(<Toaster />);
    await show({ title: 'A new version is ready', action: { label: 'Reload', act } });
    expect(announced()).toEqual([
      ['polite', 'Notification A new version is ready Reload: press F8, then Tab to the button'],
    ]);
    await pass(60 * 60_000);
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(act).toHaveBeenCalledTimes(1);
    expect(shownToasts()).toEqual([]);
  });

  test('dismissing a toast that is already closed is no error', async () => {
    render(<Toaster />);
    await show({ title: 'Saved' });
    act(() => dismissToast(-1));
    expect(shownToasts()).toEqual(['Saved']);
  });

  describe('Escape', () => {
    const beneath = jest.fn();
    beforeEach(() => beneath.mockClear());
    function Page() {
      useEscape(true, beneath);
      return (
        <>
          <button>Save</button>
          <Toaster />
        </>
      );
    }

    test('closes the toast that has the focus, and nothing beneath it', async () => {
      render(<Page />);
      await show({ title: 'One' }, { title: 'Two' });
      const [first] = screen.getAllByRole('listitem');
      act(() => first?.focus());
      press(document.activeElement ?? document.body, 'Escape');
      expect(shownToasts()).toEqual(['Two']);
      act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
      press(document.activeElement ?? document.body, 'Escape');
      expect(shownToasts()).toEqual([]);
      expect(beneath).not.toHaveBeenCalled();
    });

    test('is left to the page if the focus is elsewhere, and the toast stays and can be closed', async () => {
      render(<Page />);
      await show({ title: 'One' });
      press(screen.getByRole('button', { name: 'Save' }), 'Escape');
      press(document.body, 'Escape');
      expect(beneath).toHaveBeenCalledTimes(2);
      expect(shownToasts()).toEqual(['One']);
      fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
      expect(shownToasts()).toEqual([]);
    });

    test.each([
      ['before', 'after'],
      ['after', 'before'],
    ])('closes a dialog that was opened %s the toast, once', async (dialogAt) => {
      const onClose = jest.fn();
      const dialog = (
        <DetailDialog title="Shop" closeHref="/" onClose={onClose}>
          Text
        </DetailDialog>
      );
      const { rerender } = render(<Page />);
      if (dialogAt === 'before')
        rerender(
          <>
            <Page />
            {dialog}
          </>,
        );
      await show({ title: 'Picked' });
      if (dialogAt === 'after')
        rerender(
          <>
            <Page />
            {dialog}
          </>,
        );
      await pass(100);
      press(screen.getByRole('dialog', { name: 'Shop' }), 'Escape');
      expect(onClose).toHaveBeenCalledTimes(1);
      expect(screen.getByText('Picked')).toBeInTheDocument();
      expect(beneath).not.toHaveBeenCalled();
    });
  });
});
