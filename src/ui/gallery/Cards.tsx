import { Badge } from '../badge/Badge.tsx';
import { useFollowCard } from '../card-grid/useFollowCard.ts';
import { Card, type CardProps } from '../card-grid/Card.tsx';
import { Picture } from '../picture/Picture.tsx';
import { SkeletonPicture, SkeletonText } from '../skeleton/Skeleton.tsx';
import { CardGridSkeleton } from '../states/CardGridSkeleton.tsx';
import { LoopingVideo } from '../video/LoopingVideo.tsx';
import { BROKEN_PICTURE, LONG_NAME, RTL_NAME, samplePicture } from './samples.ts';
import { Sample, Section } from './Section.tsx';
import styles from './Gallery.module.scss';

const FEATURED_BADGE = <Badge kind="featured" />;
const BOOTH = 'Hall A, Booth 112';

const CARDS: Pick<CardProps, 'name' | 'detail' | 'picture' | 'hasLink' | 'to'>[] = [
  { name: 'Nova Prints', detail: BOOTH, picture: samplePicture('NP', 200), hasLink: true, to: '/nova' },
  { name: 'No picture', detail: BOOTH, picture: undefined, hasLink: false, to: '/none' },
  { name: 'Broken picture', detail: BOOTH, picture: BROKEN_PICTURE, hasLink: true, to: '/broken' },
  {
    name: LONG_NAME,
    detail: `${LONG_NAME} ${BOOTH}`,
    picture: samplePicture('Do', 20),
    hasLink: true,
    to: '/long',
  },
  { name: RTL_NAME, detail: 'القاعة أ', picture: samplePicture('س', 280), hasLink: false, to: '/rtl' },
  {
    name: 'Neither detail nor address',
    detail: undefined,
    picture: samplePicture('Ne', 90),
    hasLink: false,
    to: undefined,
  },
];

/** Pictures, cards, and their placeholders. */
export function Cards() {
  const followCard = useFollowCard();
  return (
    <Section title="Cards and pictures">
      {(['grid', 'list', 'poster'] as const).map((view) => (
        <Sample key={view} name={`Cards, ${view}`} isWide>
          <div className={styles.cards} data-view={view}>
            {CARDS.map((card) => (
              <div key={card.name}>
                <Card
                  {...card}
                  badge={view === 'poster' ? FEATURED_BADGE : undefined}
                  tint="rgb(17 24 39 / 30%)"
                  view={view}
                  eager={false}
                  onFollow={followCard}
                />
              </div>
            ))}
          </div>
        </Sample>
      ))}
      {(['grid', 'list'] as const).map((view) => (
        <Sample key={view} name={`Skeleton of cards, ${view}`} isWide>
          <CardGridSkeleton view={view} />
        </Sample>
      ))}
      <Sample name="Skeletons of a picture and a text">
        <div className={styles.column}>
          <SkeletonPicture ratio={16 / 9} />
          <SkeletonText lines={1} />
          <SkeletonText lines={4} />
        </div>
      </Sample>
      <Sample name="Picture; missing, broken">
        {[samplePicture('OK', 140), undefined, BROKEN_PICTURE].map((src) => (
          <Picture
            key={src ?? 'none'}
            src={src}
            alt=""
            widths={[320]}
            ratio={4 / 5}
            sizes="160px"
            className={styles.picture}
          />
        ))}
      </Sample>
      <Sample name="Video background whose film is missing" isWide>
        <div className={styles.film}>
          <LoopingVideo src={undefined} poster={samplePicture('Film', 230)} overlay={0.7} isGrayscale />
        </div>
      </Sample>
    </Section>
  );
}
