import { i18nOf } from '#lib/i18n/i18n.ts';
import { POINT_KINDS } from '#content/map/pointKinds.ts';
import { mapEventSchema } from '#content/map/schema.ts';
import { ASSET, LONG_NAME, UGLY_TEXTS, ignore } from '#gallery/content.ts';
import { Wide } from '#gallery/frames.tsx';
import { Dispatched } from '#gallery/Sandbox.tsx';
import type { Samples } from '#gallery/samples.ts';
import { filtersChanged } from '../model/mapSlice.ts';
import { toVenue } from '../model/venue.ts';
import { BoothMaps } from './BoothMaps.tsx';

const POINTS = Object.keys(POINT_KINDS).map((kind, index) => ({
  kind,
  label: index % 3 === 0 ? LONG_NAME : undefined,
  x: 4 + index * 10,
  y: 94,
}));

function maps(titles: readonly string[], names: readonly string[], points: readonly object[]) {
  return toVenue(
    titles.map((title, map) =>
      mapEventSchema.parse({
        _id: `map-${map}`,
        title,
        alias: { current: `map-${map}` },
        location: title,
        pdf: { ...ASSET, width: 800, height: 500, context: { custom: { caption: title } } },
        points,
        booths: names.map((name, index) => ({
          label: `A${index + 1}`,
          x: 5 + (index % 4) * 24,
          y: 10 + Math.floor(index / 4) * 40,
          width: 16,
          height: 24,
          place: index === 1 ? undefined : { _id: name, name, alias: { current: 'noodles' }, categories: [] },
        })),
      }),
    ),
    i18nOf('en'),
  );
}

const NAMES = ['Nova Prints', 'Nobody', 'Noodles', 'Ember', 'Juniper'];

interface MapsProps {
  titles?: readonly string[];
  names?: readonly string[];
  search?: string;
  booth?: string;
  points?: readonly object[];
}

function Maps({
  titles = ['Hall A', 'Hall B'],
  names = NAMES,
  search = '',
  booth = '',
  points = [],
}: MapsProps) {
  return (
    <Dispatched actions={[filtersChanged({ search, booth })]}>
      <Wide>
        <BoothMaps maps={maps(titles, names, points)} onOpen={ignore} />
      </Wide>
    </Dispatched>
  );
}

export default {
  'All booths': <Maps />,
  'A chosen booth': <Maps booth="A1" />,
  'A free booth': <Maps booth="A2" />,
  'No booths': <Maps names={[]} />,
  'Points of all kinds': <Maps points={POINTS} />,
  'Points without booths': <Maps names={[]} points={POINTS} />,
  'Ugly texts': <Maps titles={['Hall A', LONG_NAME]} names={Object.values(UGLY_TEXTS)} booth="A1" />,
} satisfies Samples;
