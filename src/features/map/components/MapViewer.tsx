import {
  type CSSProperties,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useAppDispatch, useAppSelector } from '#content/store.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { Picture } from '#ui/picture/Picture.tsx';
import { LineDrawing } from '#ui/icons/Icon.tsx';
import { MESSAGES } from '../messages/index.ts';
import { type MapView, selectView, viewChanged } from '../model/mapSlice.ts';
import { MAP_WIDTHS } from '../model/toMap.ts';
import type { Booth, BoothMap } from '../model/venue.ts';
import type { PanZoom } from '../panZoom.ts';
import { useFilterLink } from '../useFilterLink.ts';
import { useMapLinks } from '../useMapLinks.ts';
import { PlainLink } from '#ui/links/PlainLink.tsx';
import styles from './MapViewer.module.scss';

const MIDDLE: MapView = { x: 50, y: 50, scale: 1 };
/** The smallest scale that the map has. */
const WHOLE: MapView = { ...MIDDLE, scale: 0 };
/** From this scale on the picture is loaded in its largest size. */
const CLOSE = 1.5;

interface MapViewerProps {
  map: BoothMap;
  /** Width by height of the picture. */
  ratio: number;
  chosen: Booth | undefined;
  /** The booths, above the picture. */
  children: ReactNode;
  /** Shown over the lower edge. */
  overlay: ReactNode;
  /** Shown below, beside the buttons. */
  legend: ReactNode;
  /** Whether the visitor's walk is drawn; undefined if there is none. */
  hasWalk: boolean | undefined;
  /** Whether it first shows the whole map, even in a narrow window. */
  isWhole: boolean;
}

/** A map that can be moved and scaled. Until that code is loaded, it shows the whole map. */
export function MapViewer({
  map,
  ratio,
  chosen,
  children,
  overlay,
  legend,
  hasWalk,
  isWhole,
}: MapViewerProps) {
  const { t } = useI18n();
  const follow = useMapLinks();
  const viewport = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const view = useAppSelector(selectView);
  const panZoom = usePanZoom({ viewport, layer, canvas }, view, chosen, isWhole ? WHOLE : MIDDLE);
  const isClose = panZoom !== undefined && (view ? view.scale >= CLOSE : chosen !== undefined);

  // Until the visitor moves the map, the picture is as small as its visible part.
  const near = view && `calc(76svh * ${ratio})`;
  const sizes = isClose ? '2400px' : (near ?? '(width >= 1024px) 70vw, 100vw');

  const boothOf = (link: HTMLElement | null) => map.booths.find(({ label }) => label === link?.dataset.booth);

  function revealBooth({ target }: FocusEvent<HTMLElement>) {
    const booth = boothOf(target);
    // A press sets the focus, too; the map must not move under the finger then.
    if (booth && target.matches(':focus-visible')) panZoom?.reveal(booth);
  }

  /** A first press on a booth that is too small for a finger only zooms in. */
  function onClick(event: MouseEvent<HTMLElement>) {
    const link = (event.target as Element).closest<HTMLElement>('a[data-booth]');
    const isTouch = (event.nativeEvent as PointerEvent).pointerType === 'touch';
    const booth = boothOf(link);
    if (isTouch && booth && panZoom?.approach(booth)) event.preventDefault();
    else follow(event);
  }

  return (
    <>
      <div className={styles.frame}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- focus of a booth inside reveals it */}
        <div
          ref={viewport}
          className={styles.viewport}
          role="group"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys move it, like a scrollable box
          tabIndex={0}
          aria-label={t(MESSAGES.viewer, { map: map.title })}
          style={{ '--ratio': ratio } as CSSProperties}
          onFocus={revealBooth}
        >
          <div ref={layer} className={styles.layer}>
            <div ref={canvas} className={styles.canvas} onClick={onClick} role="presentation">
              <Picture
                src={map.src}
                alt={map.alt}
                widths={MAP_WIDTHS}
                ratio={ratio}
                sizes={sizes}
                eager
                // Otherwise it would be requested after the picture, which the page's head requests.
                hasPlaceholder={map.placeholder !== undefined}
                placeholder={map.placeholder}
                className={styles.picture}
              />
              {children}
            </div>
          </div>
        </div>
        {overlay && <div className={styles.overlay}>{overlay}</div>}
      </div>
      <div className={styles.strip}>
        {legend}
        <div className={styles.buttons}>
          {hasWalk !== undefined && <WalkSwitch isOn={hasWalk} />}
          {panZoom && (
            <>
              <ZoomButton
                label={t(MESSAGES.zoomIn)}
                path="M12 5v14M5 12h14"
                onPress={() => panZoom.zoomIn()}
              />
              <ZoomButton label={t(MESSAGES.zoomOut)} path="M5 12h14" onPress={() => panZoom.zoomOut()} />
              <ZoomButton
                label={t(MESSAGES.wholeMap)}
                path="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5"
                onPress={() => panZoom.reset()}
              />
            </>
          )}
        </div>
      </div>
    </>
  );
}

function ZoomButton({ label, path, onPress }: { label: string; path: string; onPress(): void }) {
  return (
    <button type="button" className={styles.button} aria-label={label} title={label} onClick={onPress}>
      <LineDrawing path={path} />
    </button>
  );
}

/** A link that draws the walk, or removes it. */
function WalkSwitch({ isOn }: { isOn: boolean }) {
  const link = useFilterLink({ walk: !isOn });
  const name = useI18n().t(MESSAGES.walk);
  return (
    <PlainLink
      {...link}
      className={styles.button}
      aria-label={name}
      title={name}
      aria-current={isOn || undefined}
    >
      <LineDrawing path="M6 20h8.5a3.5 3.5 0 0 0 0-7h-5a3.5 3.5 0 0 1 0-7H18M15 3l3 3-3 3" />
    </PlainLink>
  );
}

type Refs = Record<'viewport' | 'layer' | 'canvas', { current: HTMLElement | null }>;

/**
 * Makes the map movable, and shows what the store says: the part that the visitor has moved to, otherwise the chosen
 * booth, otherwise the first view. So Back, a link and a jump in Redux DevTools move the map.
 */
function usePanZoom(
  { viewport, layer, canvas }: Refs,
  view: MapView | undefined,
  chosen: Booth | undefined,
  first: MapView,
): PanZoom | undefined {
  const dispatch = useAppDispatch();
  const [panZoom, setPanZoom] = useState<PanZoom>();
  const reported = useRef<MapView>(undefined);

  useEffect(() => {
    let made: PanZoom | undefined;
    let isGone = false;
    import(/* webpackChunkName: "pan-zoom" */ '../panZoom.ts').then(
      ({ createPanZoom }) => {
        if (isGone || !viewport.current || !layer.current || !canvas.current) return;
        made = createPanZoom(
          { viewport: viewport.current, layer: layer.current, canvas: canvas.current },
          (moved) => {
            reported.current = moved;
            dispatch(viewChanged(moved));
          },
        );
        setPanZoom(made);
      },
      // The whole map stays visible, and so does the list.
      () => undefined,
    );
    return () => {
      isGone = true;
      made?.destroy();
    };
  }, [viewport, layer, canvas, dispatch]);

  const hasShown = useRef(false);
  useEffect(() => {
    if (!panZoom || (view && view === reported.current)) return;
    if (view) panZoom.show(view, hasShown.current);
    else if (chosen) {
      panZoom.focusOn(chosen);
      // It may have been chosen in the list below, and the lower edge of the map may be below the window. Not if the
      // visitor has come back to another part of the page.
      if (hasShown.current || window.scrollY === 0) viewport.current?.scrollIntoView({ block: 'nearest' });
    } else panZoom.show(first, hasShown.current);
    hasShown.current = true;
  }, [panZoom, view, chosen, first, viewport]);

  return panZoom;
}
