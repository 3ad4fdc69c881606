import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { formatLongDate } from '#lib/dates/longDate.ts';
import { shownTags } from '../model/shownTags.ts';
import type { FeedPost, FeedPostSummary } from '#content/post/schema.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { MESSAGES } from '../messages/index.ts';
import styles from './PostMeta.module.scss';

type Post = FeedPost | FeedPostSummary;

/** The badges of a post: pinned, and its priority. */
export function PostBadges({ post }: { post: Post }) {
  return (
    <p className={styles.badges}>
      {post.pinned && <Badge kind="pinned" />} <Badge kind={post.priority} />
    </p>
  );
}

/** The category of a post, if it has one. */
export function PostSection({ post }: { post: Post }) {
  const parts = [...new Set(post.categories.map(({ name }) => name)), post.label].filter(
    (part) => part !== undefined,
  );
  if (parts.length === 0) return null;
  return (
    <p className={styles.section} dir="auto">
      {parts.join(' · ')}
    </p>
  );
}

export function PostDate({ post }: { post: Post }) {
  const date = formatLongDate(post._createdAt, useFestivalTime().zone, useI18n().t);
  if (date === undefined) return null;
  return (
    <time dateTime={post._createdAt} className={styles.date}>
      {date}
    </time>
  );
}

/** @param max how many tags are shown before `+N more`. */
export function PostTags({ tags, max }: { tags: readonly string[]; max: number }) {
  const { t } = useI18n();
  const { shown, more } = shownTags(tags, max);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={t(MESSAGES.tags)}>
      {shown.map((tag) => (
        <li key={tag} className={styles.tag} dir="auto">
          {tag}
        </li>
      ))}
      {more > 0 && <li>{t(MESSAGES.moreTags, { count: more })}</li>}
    </ul>
  );
}
