import DOMPurify from 'dompurify';
import { sanitiseWith, trustLibraries } from '../../app/trustedTypes.ts';

sanitiseWith((html) => DOMPurify.sanitize(html, { ALLOWED_TAGS: ['a'], ALLOWED_ATTR: ['href', 'target', 'rel'] }));
trustLibraries();

export { StationMap as default } from '@zrak/ui/map';
