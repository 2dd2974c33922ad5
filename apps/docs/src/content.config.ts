import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro/content/config';
import { repositoryLoader } from './repositoryLoader.ts';

export const collections = { docs: defineCollection({ loader: repositoryLoader(), schema: docsSchema() }) };
