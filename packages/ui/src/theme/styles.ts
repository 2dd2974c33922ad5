import './base.ts';
