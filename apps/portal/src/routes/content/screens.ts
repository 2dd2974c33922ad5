/**
 * One chunk for all of them: each is small, they share most of their code, and the start lists one file instead of
 * many.
 */
export * as accessibilityStatement from './AccessibilityStatementRoute.tsx';
export * as classes from './PollutionClassesRoute.tsx';
export * as links from './UsefulLinksRoute.tsx';
export * as presentation from './ProjectPresentationRoute.tsx';
export * as privacyNotice from './PrivacyNoticeRoute.tsx';
