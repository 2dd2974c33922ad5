import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Every screen in every state and language. Each worker keeps one page per user and language. */
export default defineConfig({ ...base, testMatch: 'everyScreen.spec.ts', fullyParallel: true });
