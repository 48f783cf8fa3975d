import '../client/start.ts';
