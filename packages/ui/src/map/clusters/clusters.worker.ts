import { type Box, type ClusterIndex, type ClusterSource, indexClusters } from './clusterIndex.ts';

export type Question =
  | { kind: 'load'; id: number; source: ClusterSource }
  | { kind: 'query'; id: number; box: Box; zoom: number }
  | { kind: 'open'; id: number; cluster: number };

let index: ClusterIndex | null = null;

/** Null before stations are loaded. */
function answer(question: Question) {
  if (question.kind === 'load') {
    index = indexClusters(question.source);
    return null;
  }
  if (!index) return null;
  return question.kind === 'query' ? index.query(question.box, question.zoom) : index.open(question.cluster);
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  postMessage({ id: data.id, answer: answer(data) });
  // The first answer is sent before the rest of the index is built.
  if (data.kind === 'query') setTimeout(() => index?.finish());
});
