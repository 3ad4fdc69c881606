import type { ComponentProps } from 'react';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readMailFestival } from '#content/mail/mailFestival.ts';
import { ApplicationsTool } from '../../src/studio/applications/ApplicationsTool.tsx';
import { windowAddress } from '../../src/studio/applications/address.ts';
import type { Application } from '../../src/studio/applications/model/application.ts';
import { PASSWORD, createApplicationsClient } from './applicationsClient.ts';

type Options = Partial<
  Pick<ComponentProps<typeof ApplicationsTool>, 'loadBooths' | 'loadFestival' | 'listings'>
>;

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/__studio/applications');
});

/** Opens the organisers' tool with a scripted backend, and types the address of an organiser. */
export async function openApplicationsTool(applications: Application[], options: Options = {}) {
  const { client, state } = createApplicationsClient(applications);
  const user = userEvent.setup();
  const shown = render(
    <ApplicationsTool
      client={client}
      eventId="festival"
      loadBooths={async () => []}
      loadFestival={async () => readMailFestival(null)}
      address={windowAddress('search')}
      {...options}
    />,
  );
  await user.type(await screen.findByLabelText('Email'), 'mira@example.com');
  return { ...shown, client, state, user };
}

/** The same, and signs in. */
export async function openSignedIn(applications: Application[], options: Options = {}) {
  const tool = await openApplicationsTool(applications, options);
  await tool.user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
  await screen.findByText(`${applications.length} of ${applications.length} applications`);
  return tool;
}

export const list = () => screen.getByRole('list', { name: 'Applications' });
export const row = (name: string) => within(list()).getByRole('button', { name: new RegExp(`^${name}`) });
export const button = (name: string) => screen.getByRole('button', { name });
