import { useI18n } from '#hooks/useI18n.ts';
import type { SocialPlatform } from '#lib/social-links/platforms.ts';
import type { SocialLink } from '#lib/social-links/socialLinks.ts';
import { Icon, LineDrawing } from '../icons/Icon.tsx';
import { MESSAGES } from './messages/index.ts';
import styles from './SocialIcons.module.scss';

/** The label of each platform, and a line icon on a 24 by 24 grid. */
const PLATFORMS: Record<SocialPlatform, readonly [label: string, drawing: string]> = {
  instagram: [
    'Instagram',
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4ZM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM17.2 6.8h.01',
  ],
  facebook: [
    'Facebook',
    'M14 21v-8h3l.5-3.5H14V7.4c0-1 .3-1.9 1.8-1.9h1.8V2.3C17.2 2.2 16 2 14.9 2 12.2 2 10.5 3.6 10.5 6.6v2.9H7.5V13h3v8',
  ],
  tiktok: ['TikTok', 'M13 3v12.2a3.8 3.8 0 1 1-3.8-3.8M13 3c.4 3 2.3 5 5.5 5.2'],
  twitter: ['X', 'M4 4l16 16M20 4L4 20'],
  youtube: [
    'YouTube',
    'M4 5.5h16a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM10 9v6l5-3Z',
  ],
  snapchat: [
    'Snapchat',
    'M12 3c3 0 4.5 2.2 4.5 5v2.5l2-.5.5 1.5-2 1.5c.5 2 2 3.5 4 4-1 1.5-2.5 1.2-3.5 1.5-.5 1.5-1.5.800-2.5.900-1.2.200-1.8 1.6-3 1.6s-1.8-1.4-3-1.6c-1-.1-2 .6-2.5-.9-1-.3-2.5 0-3.5-1.5 2-.5 3.5-2 4-4L5 11.5 5.5 10l2 .5V8c0-2.8 1.5-5 4.5-5Z',
  ],
  spotify: [
    'Spotify',
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM7.5 9.5c3-1 6.5-.7 9.5.900M8 12.7c2.5-.8 5.2-.5 7.7.800M8.5 15.7c2-.6 4-.4 6 .6',
  ],
  twitch: ['Twitch', 'M5 3h15v11l-4 4h-4l-3 3v-3H4V6ZM11 8v5M16 8v5'],
  soundcloud: ['SoundCloud', 'M3 14v3M6 11.5V17M9 9v8M12 7.5V17h6.5a3 3 0 0 0 .3-6A5.5 5.5 0 0 0 12 7.5'],
};

interface SocialIconsProps {
  links: readonly SocialLink[];
  /** The owner's own site, shown after the platforms. */
  website?: string | undefined;
  /** Name of the owner, for screen readers. */
  owner: string;
  onFollow?(): void;
}

/** One link for each account. It opens in a new tab without opener and referrer. */
export function SocialIcons({ links, website, owner, onFollow }: SocialIconsProps) {
  const { t } = useI18n();
  if (links.length === 0 && website === undefined) return null;
  return (
    <ul className={styles.icons} aria-label={t(MESSAGES.onWeb, { owner })}>
      {links.map(({ platform, href }) => {
        const [label, drawing] = PLATFORMS[platform];
        return (
          <li key={platform}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={label}
              title={label}
              onClick={onFollow}
            >
              <LineDrawing path={drawing} />
            </a>
          </li>
        );
      })}
      {website !== undefined && (
        <li>
          <a
            href={website}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t(MESSAGES.website)}
            title={t(MESSAGES.website)}
          >
            <Icon name="globe" />
          </a>
        </li>
      )}
    </ul>
  );
}
