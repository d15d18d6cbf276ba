import { keepQuestions } from './modules/assistant/knowledge/asked/kept-questions.ts';

// The last part of a build (tools/build.ts): what every start would spend seconds on is done once.
keepQuestions();
