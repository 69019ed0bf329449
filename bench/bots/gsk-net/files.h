// Networks as files, and the players that files name.
#ifndef FILES_H
#define FILES_H
#include "table.h"

static void save(const char *file, const Net *net) {
  FILE *f = fopen(file, "wb");
  fwrite(net, sizeof *net, 1, f);
  fclose(f);
}
static Net *load(const char *file) {
  Net *net = malloc(sizeof *net);
  FILE *f = fopen(file, "rb");
  if (!f || fread(net, sizeof *net, 1, f) != 1) {
    fprintf(stderr, "cannot read %s\n", file);
    exit(1);
  }
  fclose(f);
  return net;
}

/** The player of a file: of a network, or of the table if it is a text. */
static Player *player_of(const char *file, uint64_t seed) {
  if (strstr(file, ".txt")) {
    TablePlayer *player = malloc(sizeof *player);
    *player = table_player(file, seed);
    return &player->player;
  }
  NetPlayer *player = malloc(sizeof *player);
  *player = net_player(load(file), seed);
  return &player->player;
}
#endif
