/** One door for all of them: each is small, they share the most, and the start names one file instead of many. */
export * as classes from './PollutionClassesRoute.tsx';
export * as links from './UsefulLinksRoute.tsx';
export * as presentation from './ProjectPresentationRoute.tsx';
