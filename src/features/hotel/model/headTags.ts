import type { FestivalSettings } from '#content/festival/festivalSettings.ts';
import { assetAddress } from '#lib/media/asset.ts';
import type { Asset } from '#lib/schema/document.ts';
import type { Hotel } from '#content/hotel/schema.ts';
import { pageTitle } from '#content/festival/pageTitle.ts';
import { firstText } from '#lib/rich-text/firstText.ts';
import { parseWebAddress } from '#lib/url/webAddress.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import type { HeadTags } from '#ui/page-head/headDefaults.ts';
import { MESSAGES } from '../messages/index.ts';

/** The hotel's head tags: the editor's SEO texts, otherwise the hotel's own texts. */
export function headTags(hotel: Hotel | undefined, festival: FestivalSettings, t: I18n['t']): HeadTags {
  const { seoSettings: seo, heroSection: hero, packageDetails } = hotel ?? {};
  const robots = [seo?.noIndex && 'noindex', seo?.noFollow && 'nofollow'].filter(Boolean).join(', ');
  return {
    title: pageTitle(seo?.metaTitle ?? hotel?.title ?? t(MESSAGES.title), festival),
    description: seo?.metaDescription ?? firstText(packageDetails?.description ?? []) ?? hotel?.subtitle,
    linkPreviewSize:
      pictureToShare(seo?.socialShareImage, seo?.socialShareImageAlt) ??
      pictureToShare(hero?.heroImage, hero?.altText),
    canonical: parseWebAddress(seo?.canonicalUrl)?.href,
    keywords: seo?.keywords.join(', ') || undefined,
    robots: robots || undefined,
  };
}

function pictureToShare(asset: Asset | undefined, alt: string | undefined) {
  const src = assetAddress(asset);
  return src === undefined ? undefined : { src, alt: alt ?? asset?.context?.custom?.alt ?? '' };
}
