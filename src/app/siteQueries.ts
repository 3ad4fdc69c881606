import { SAMPLE_SLUGS } from '../api/content/questions/addresses';
import { getEvent, getNavigation, getSiteSettings } from '../api/content/questions/event';
import { getExhibitorGuides } from '../api/content/questions/exhibitorGuides';
import { getFaqs } from '../api/content/questions/faqs';
import { getFeed, getFeedCategories, getFeedPost } from '../api/content/questions/feed';
import { getHotel } from '../api/content/questions/hotel';
import { getMapEvents } from '../api/content/questions/maps';
import {
  PERFORMERS,
  getPerformer,
  getPerformerCategories,
  getPerformerFacts,
  getPerformers,
} from '../api/content/questions/performers';
import {
  PLACES,
  getPlace,
  getPlaceCategories,
  getPlaceFacts,
  getPlaces,
} from '../api/content/questions/places';
import {
  SCHEDULE_EVENTS,
  getSchedule,
  getScheduleEvent,
  getScheduleTexts,
  getWholeEvents,
} from '../api/content/questions/schedule';
import { getStaticPage } from '../api/content/questions/staticPages';
import { namedGroq } from '../api/content/discovery/addressedDocuments';
import { HIDDEN_EVENTS, HOTEL_LISTED, STATIC_PAGES } from '../api/content/discovery/aliases';
import { NEWEST_POSTS } from '../api/content/discovery/newestPosts';
import { LIST_SORTS } from '../lib/filtering/listSort';

/** The GROQ of everything that the site asks, in the browser and on Node: a content service may know it from others'. */
export function siteQueries(): string[] {
  const [slug, category] = ['', ''];
  const questions = [
    getEvent(),
    getNavigation({ name: 'home' }),
    getSiteSettings(),
    getExhibitorGuides(),
    getFaqs(),
    getFeed(),
    getFeedCategories(),
    getHotel({ slug }),
    getMapEvents(),
    getPerformerCategories(),
    getPerformerFacts({ category }),
    ...LIST_SORTS.map((sort) => getPerformers({ category, sort, offset: 0 })),
    getPlaceCategories(),
    getPlaceFacts({ category }),
    getPlaces({ category, offset: 0 }),
    getSchedule(),
    getScheduleTexts(),
    getWholeEvents(),
    getStaticPage({ alias: slug }),
    ...SAMPLE_SLUGS.flatMap((slug) =>
      [getFeedPost, getPerformer, getPlace, getScheduleEvent].map((getItem) => getItem({ slug })),
    ),
  ];
  const ofAddresses = [PERFORMERS, PLACES, SCHEDULE_EVENTS].map(namedGroq);
  return [
    ...questions.map(({ groq }) => groq),
    ...ofAddresses,
    STATIC_PAGES,
    HIDDEN_EVENTS,
    HOTEL_LISTED,
    NEWEST_POSTS,
  ];
}
