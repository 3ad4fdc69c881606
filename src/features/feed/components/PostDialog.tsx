import type { FestivalSettings } from '#content/festival/festivalSettings.ts';
import { useGetFeedPostQuery } from '#content/post/api.ts';
import { useDelayed } from '#hooks/useDelayed.ts';
import { useFailureReport } from '#hooks/useTelemetry.ts';
import { useI18n } from '#hooks/useI18n.ts';
import * as CONSTANTS from '#lib/config/constants.ts';
import { postPicture } from '#content/post/postPicture.ts';
import { assetAddress } from '#lib/media/asset.ts';
import type { Asset } from '#lib/schema/document.ts';
import type { FeedPost } from '#content/post/schema.ts';
import { firstText } from '#lib/rich-text/firstText.ts';
import { buttonTarget } from '#lib/url/buttonTarget.ts';
import { ActionLink } from '#ui/buttons/Button.tsx';
import { DetailDialog } from '#ui/detail-dialog/DetailDialog.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { Picture } from '#ui/picture/Picture.tsx';
import { RichText } from '#ui/rich-text/RichText.tsx';
import { LoadingScreen } from '#ui/states/LoadingScreen.tsx';
import { MESSAGES } from '../messages/index.ts';
import { feedTitle } from '../model/feedTitle.ts';
import { POST_RATIO } from './PostCard.tsx';
import { PostBadges, PostDate, PostSection, PostTags } from './PostMeta.tsx';
import styles from './PostDialog.module.scss';

interface PostDialogProps {
  slug: string;
  festival: FestivalSettings;
  closeHref: string;
  onClose(): void;
}

/** The dialog of a post. If the post cannot be shown, the dialog says so and closes. */
export default function PostDialog({ slug, festival, closeHref, onClose }: PostDialogProps) {
  const { t } = useI18n();
  const { currentData: post, isError, error } = useGetFeedPostQuery({ slug });
  const isMissing = isError && post === undefined;
  useFailureReport(isMissing ? error : undefined, 'post-dialog');
  useDelayed(isMissing, CONSTANTS.notFoundRedirectDelay, onClose);

  const picture = post && postPicture(post.pictures);
  const title = post?.headline ?? t(isMissing ? MESSAGES.postMissing : MESSAGES.postLoading);
  return (
    <>
      <PageHead
        title={feedTitle({ post: title }, festival, t)}
        description={
          (post && firstText(post.content)) ??
          t(MESSAGES.description, { category: undefined, event: festival.name })
        }
      />
      <DetailDialog
        shape="article"
        title={title}
        hero={picture && <Hero picture={picture} headline={title} caption={post.mediaCaption} />}
        closeHref={closeHref}
        onClose={onClose}
      >
        {post && <Article post={post} />}
        {!post && isMissing && <p role="alert">{t(MESSAGES.postMissingDetail)}</p>}
        {!post && !isMissing && <LoadingScreen variant="minimal" title={t(MESSAGES.postLoading)} />}
      </DetailDialog>
    </>
  );
}

interface HeroProps {
  picture: Asset;
  headline: string;
  caption: string | undefined;
}

function Hero({ picture, headline, caption }: HeroProps) {
  return (
    <figure>
      <Picture
        src={assetAddress(picture)}
        alt={picture.context?.custom?.alt ?? headline}
        widths={[480, 820, 1640]}
        ratio={POST_RATIO}
        sizes="(width < 900px) 100vw, 820px"
        eager
        className={styles.picture}
      />
      {caption !== undefined && (
        <figcaption className={styles.caption} dir="auto">
          {caption}
        </figcaption>
      )}
    </figure>
  );
}

function Article({ post }: { post: FeedPost }) {
  const { t } = useI18n();
  const target = buttonTarget(post.buttonURL);
  return (
    <>
      <div className={styles.facts}>
        <PostBadges post={post} />
        <PostSection post={post} />
        <PostDate post={post} />
      </div>
      <RichText value={post.content} form="full" topHeading={3} />
      {target && (
        <div>
          <ActionLink
            text={post.buttonLabel ?? t(MESSAGES.button)}
            target={target}
            openInNewTab={target.kind === 'external'}
          />
        </div>
      )}
      <div className={styles.tags}>
        <PostTags tags={post.tags} max={Infinity} />
      </div>
    </>
  );
}
