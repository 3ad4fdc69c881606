import { act, fireEvent, screen } from '@testing-library/react';
import { DOWN, FILE, LINK, TOKEN, button, openLink } from '../support/applicantLink.ts';
import { FIELD_VALUES } from '../support/vendorForm.ts';

afterEach(() => sessionStorage.clear());

describe('after an application was sent', () => {
  async function apply(site: Awaited<ReturnType<typeof openLink>>) {
    await screen.findByLabelText(/^Full Name/);
    for (const [label, text] of Object.entries(FIELD_VALUES)) {
      fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value: text } });
    }
    const file = new File(['%PDF-1.7'], 'booth.pdf');
    await site.user.upload(screen.getByLabelText(/^Product Images Package/), file);
    await site.user.click(screen.getByRole('button', { name: /^Submit/ }));
    await screen.findByText('Application Submitted Successfully!');
  }

  test('the notice has its link, which can be copied', async () => {
    const site = await openLink({}, '/vendor-application');
    await apply(site);
    const field = await screen.findByLabelText<HTMLInputElement>('Link to your application');
    expect(field.value).toBe(`${window.location.origin}${LINK}`);
    expect(screen.getByText(/^With it you see what becomes of your application/)).toBeVisible();
    expect(screen.getByText('There is nothing more to do. You can submit another one below.')).toBeVisible();
    expect(site.calls).toEqual([{ action: 'keep', file: FILE, language: 'en' }]);
    act(() => field.focus());
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
    await site.user.click(button('Copy link'));
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(field.value);
    expect(JSON.stringify(site.store.getState())).not.toContain(TOKEN);
    expect(screen.getByLabelText(/^Full Name/)).toHaveValue('');
  });

  test('without a link it still counts as sent, and the link comes by mail', async () => {
    const site = await openLink({ keep: DOWN }, '/vendor-application');
    await apply(site);
    expect(await screen.findByText(/^The link to your application comes by mail/)).toBeVisible();
    expect(screen.getByText('We have your application')).toBeVisible();
    expect(screen.queryByLabelText('Link to your application')).toBeNull();
    expect(screen.queryByText('Submission Failed')).toBeNull();
    expect(site.telemetry.failure).toHaveBeenCalledTimes(1);
  });
});
