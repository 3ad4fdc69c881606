import { memo } from 'react';
import { mapAddress } from '#content/map/mapFilters.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { PickButton } from '#features/picks/index.ts';
import { CardGrid } from '#ui/card-grid/CardGrid.tsx';
import { WORDS } from '#ui/messages/index.ts';
import { Pin } from '#ui/pin/Pin.tsx';
import type { BoothRow } from '../model/venue.ts';
import { type BoothRowsProps, RowText } from './BoothRows.tsx';
import styles from './BoothList.module.scss';

/** The rows in and near the window, with all their controls. */
export default function VirtualBoothRows({ map, rows, label }: BoothRowsProps) {
  return (
    <CardGrid
      label={label}
      items={rows}
      view="list"
      keyOf={({ key }) => key}
      renderItem={(row) => <Row row={row} map={map} />}
    />
  );
}

const Row = memo(function Row({ row, map }: { row: BoothRow; map: string }) {
  const { t } = useI18n();
  const { label } = row.booth;
  const { id, name, alias, isStage } = row.vendor;
  return (
    <div className={styles.row}>
      <RowText row={row} map={map} />
      <Pin href={mapAddress({ map, booth: label })} label={t(WORDS.showOnMap, { name: label })} />
      {!isStage && <PickButton kind="place" id={id} alias={alias} name={name} />}
    </div>
  );
});
