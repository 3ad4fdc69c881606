import { placeDialogApi } from '#content/place/dialogApi.ts';
import { placeSchema } from '#content/place/schema.ts';
import { Alone } from '#gallery/Alone.tsx';
import { ASSET, TEXT, UGLY_TEXTS, ignore } from '#gallery/content.ts';
import { Dispatched } from '#gallery/Sandbox.tsx';
import type { Samples } from '#gallery/samples.ts';
import PlaceDialog from './PlaceDialog.tsx';

function Dialog({ name, ...fields }: { name: string } & Record<string, unknown>) {
  const value = placeSchema.parse({
    ...{ _id: 'place', name, alias: { current: 'place' }, locationName: name, description: TEXT },
    ...{ image: ASSET, categories: [{ name }], booths: [{ map: 'hall-a', title: name, labels: ['A1'] }] },
    ...fields,
  });
  const entry = { endpointName: 'getPlace', arg: { slug: 'place' }, value } as const;
  return (
    <Dispatched actions={[placeDialogApi.util.upsertQueryEntries([entry])]}>
      <PlaceDialog slug="place" eventName="Afterglow" closeHref="/" onClose={ignore} />
    </Dispatched>
  );
}

export default {
  'All fields': (
    <Alone>
      <Dialog name="Nova Prints" />
    </Alone>
  ),
  'No picture, no text': (
    <Alone>
      <Dialog name="Nova Prints" image={undefined} description={[]} booths={[]} />
    </Alone>
  ),
  ...Object.fromEntries(
    Object.entries(UGLY_TEXTS).map(([state, text]) => [
      state,
      <Alone key={state}>
        <Dialog name={text} />
      </Alone>,
    ]),
  ),
} satisfies Samples;
